/**
 * Waits for all of them, also when one fails: what keeps running after a failed build would write into folders that are
 * gone by then, and a second failure would end the process.
 *
 * @throws the first failure, in the order of the arguments
 */
export async function together(...works: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
