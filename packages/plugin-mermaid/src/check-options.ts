import { DocsError } from 'lectern';
import type { MermaidConfig } from 'mermaid';

/** Settings that decide what drawing without a browser, and the same way each time, needs. */
const OWN = [
  'startOnLoad',
  'securityLevel',
  'logLevel',
  'htmlLabels',
  'deterministicIds',
  'deterministicIDSeed',
  'handDrawnSeed',
];

/** @throws DocsError for a setting of Mermaid that cannot be set */
export function checkOptions(config: MermaidConfig): void {
  const wrong = Object.keys(config).find((key) => OWN.includes(key));
  if (!wrong) return;
  throw new DocsError(`Plugin "mermaid": config.${wrong} cannot be set.`, {
    hint: 'Diagrams are drawn at build, without a browser. Remove the setting.',
  });
}
