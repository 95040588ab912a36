import { createTwoFilesPatch } from 'diff';
import type { Change } from './files.ts';

/** Returns changes as one unified diff in git's format, which `git apply` accepts. */
export function unifiedDiff(changes: readonly Change[]): string {
  return changes.map(diffOf).join('');
}

function diffOf({ from, to, before, after, copies }: Change): string {
  const a = `a/${from ?? to}`;
  const b = `b/${to ?? from}`;
  const moved = from !== null && to !== null && from !== to;
  const head = [
    `diff --git ${a} ${b}`,
    ...(from === null ? ['new file mode 100644'] : []),
    ...(to === null ? ['deleted file mode 100644'] : []),
    ...(moved
      ? [`${copies ? 'copy' : 'rename'} from ${from}`, `${copies ? 'copy' : 'rename'} to ${to}`]
      : []),
  ].join('\n');
  if (before === null || after === null || before === after) return `${head}\n`;
  const patch = createTwoFilesPatch(
    from === null ? '/dev/null' : a,
    to === null ? '/dev/null' : b,
    before,
    after,
    undefined,
    undefined,
    { context: 3 },
  );
  return `${head}\n${patch.replace(/^=+\n/, '')}`;
}
