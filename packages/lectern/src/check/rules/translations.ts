import { sourceName } from '../../pages/source-name.ts';
import type { CheckContext } from '../context.ts';
import type { Finding } from '../finding.ts';

/**
 * Minimum share of translated pages. Below it, the language is still in progress, and reporting each missing page would
 * not help.
 */
const MOST = 0.5;

/** Finds pages that are missing in a language that has most of the others. Readers see them in another language. */
export function missingTranslations({ site, own }: CheckContext): Finding[] {
  const { config, table } = site;
  return config.localeInfos.flatMap((locale) => {
    const lacking = table.routes.filter(
      ({ edition, source, plugin }) => edition === locale.edition && source && !plugin,
    );
    const translated = own.filter(({ edition }) => edition === locale.edition).length;
    if (translated < (translated + lacking.length) * MOST) return [];
    return lacking.map(
      (route): Finding => ({
        code: 'missing-translation',
        level: 'warning',
        where: sourceName(route, config),
        message: `The page is not translated: there is no ${config.root}/${route.filePath}.`,
        hint: `Readers of ${locale.label} see it in another language. Translate it, or let the config leave it out: check: { 'missing-translation': { ignore: ['…'] } }.`,
        subject: route.path,
      }),
    );
  });
}
