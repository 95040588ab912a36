import type { Config } from '../config/load.ts';
import { configFiles, textPlaces } from './text-places.ts';

/**
 * Returns warnings about handlers in tags of the config's `head`, such as `onload`. Browsers do not run them under the
 * policy of the documents, and report that only in the console (CSP Level 3, 4.2.4).
 */
export function headHandlerWarnings(config: Config): string[] {
  const { csp, head } = config;
  if (csp === false || csp['script-src']?.includes("'unsafe-inline'")) return [];
  const placeOf = textPlaces(config);
  return head.flatMap(([tag, attributes = {}]) =>
    Object.entries(attributes)
      .filter(([name]) => /^on[a-z]/i.test(name))
      .map(([name, value]) => {
        const place = placeOf(String(value), configFiles(config));
        return `${place}  "${name}" of a <${tag}> in "head" does not run: the policy of the pages allows no code in attributes. Leave it out, or put the code into a <script> of "head".`;
      }),
  );
}
