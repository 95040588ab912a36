import { useSite } from '../../client/index.ts';

/** Renders a shell command with the same markup and tools as the compiler does (`markdown/code.ts`). */
export function ShellBlock({ command }: { command: string }) {
  const { copyCode, wrapCode } = useSite().theme.labels;
  return (
    <div className="code-block" data-lang="bash">
      <pre className="language-bash">
        <code>{command.split('\n').map(toTokens)}</code>
      </pre>
      <div className="code-tools">
        <button
          type="button"
          className="code-wrap"
          aria-pressed="false"
          aria-label={wrapCode}
          title={wrapCode}
        />
        <button type="button" className="code-copy" aria-label={copyCode} title={copyCode} />
      </div>
    </div>
  );
}

/** Splits a command line into tokens. Only the program and its flags are highlighted. */
function toTokens(line: string, index: number) {
  const [program = '', ...words] = line.split(' ');
  return [
    index > 0 && '\n',
    <span key={`${index} `} className="token function">
      {program}
    </span>,
    ...words.flatMap((word, at) => [
      ' ',
      word.startsWith('-') ? (
        <span key={`${index} ${at}`} className="token variable">
          {word}
        </span>
      ) : (
        word
      ),
    ]),
  ];
}
