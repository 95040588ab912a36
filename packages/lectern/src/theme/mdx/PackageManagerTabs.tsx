import { ShellBlock } from './CodeBlock.tsx';
import { commandFor, PACKAGE_MANAGERS, type PackageManager } from './package-manager.ts';
import { Tab, Tabs } from './Tabs.tsx';

interface Props {
  /**
   * One command for all package managers, such as `add x -D`, or a complete command for each: `{ npm: 'npm install x',
   * yarn: … }`.
   */
  command: string | Partial<Record<PackageManager, string>>;
  /** Additional tools that accept the same command. They follow the four default ones. */
  additionalTabs?: { tool: string }[];
}

/** One command for each package manager. The reader's choice applies to all pages. */
export function PackageManagerTabs({ command, additionalTabs = [] }: Props) {
  const commands: Record<string, string> = {};
  for (const tool of [...PACKAGE_MANAGERS, ...additionalTabs.map(({ tool }) => tool)]) {
    const own = typeof command === 'string' ? commandFor(tool, command) : command[tool as PackageManager];
    if (own) commands[tool] = own;
  }
  return (
    <Tabs groupId="package-manager">
      {Object.entries(commands).map(([tool, text]) => (
        <Tab key={tool} label={tool}>
          <ShellBlock command={text} />
        </Tab>
      ))}
    </Tabs>
  );
}
