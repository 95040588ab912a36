/**
 * Waits for all promises, even if one fails. Work that continues after a failed build would write into folders that no
 * longer exist, and a second failure would end the process.
 *
 * @throws the first failure, in the order of the arguments
 */
export async function together(...works: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
