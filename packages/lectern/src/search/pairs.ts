/** Returns the bigrams of a run of Han characters: 文件 and 件夹 of 文件夹. */
export function pairsOf(run: string): string[] {
  const pairs: string[] = [];
  for (let at = 1; at < run.length; at++) pairs.push(run.slice(at - 1, at + 1));
  return pairs;
}
