/** Text with marked parts: never markup, whatever it holds. */
export function Highlighted({ text, ranges }: { text: string; ranges: [start: number, end: number][] }) {
  let at = 0;
  return (
    <>
      {ranges.map(([start, end]) => {
        const before = text.slice(at, start);
        at = end;
        return [before, <mark key={start}>{text.slice(start, end)}</mark>];
      })}
      {text.slice(at)}
    </>
  );
}
