import { useSite } from '../../client/index.ts';

/** A shell command as the compiler would draw it (`markdown/code.ts`): same markup, same tools. */
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

/** The program and its flags are all there is to mark in a command. */
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
