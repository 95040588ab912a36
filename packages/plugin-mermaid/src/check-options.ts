import { DocsError } from 'lectern';
import type { MermaidConfig } from 'mermaid';

/** Settings that the plugin needs for drawing without a browser, with the same result each time. */
const OWN = [
  'startOnLoad',
  'securityLevel',
  'logLevel',
  'htmlLabels',
  'deterministicIds',
  'deterministicIDSeed',
  'handDrawnSeed',
];

/** @throws DocsError for a setting of Mermaid that a site cannot change */
export function checkOptions(config: MermaidConfig): void {
  const wrong = Object.keys(config).find((key) => OWN.includes(key));
  if (!wrong) return;
  throw new DocsError(`Plugin "mermaid": config.${wrong} cannot be set.`, {
    hint: 'Diagrams are drawn at build, without a browser. Remove the setting.',
  });
}
