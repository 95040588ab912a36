/** Weight of a match in each column. */
const WEIGHTS = { title: 10, header: 6, about: 4, text: 1 };

/**
 * Returns a client for a Groonga server. It uses the HTTP protocol of Groonga.
 *
 * @param {string} url URL of the database: `http://127.0.0.1:10041/d`
 */
export function openGroonga(url) {
  /** @returns the result of a command. Throws an error with the server's message if the command fails. */
  async function call(command, parameters, body) {
    const address = `${url}/${command}?${new URLSearchParams(parameters)}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, body && { method: 'POST', headers, body: JSON.stringify(body) });
    const [[status, , , message], result] = await answer.json();
    if (status !== 0) throw new Error(`Groonga: ${command} failed: ${message}`);
    return result;
  }

  const column = (table, name, flags, type, more = {}) =>
    call('column_create', { table, name, flags, type, ...more });

  return {
    /** Replaces all sections with these: `{ _key, index, lang, link, title, header, about, text }`. */
    async replaceAll(sections) {
      const tables = await call('table_list', {});
      const isThere = (name) => tables.slice(1).some(([, table]) => table === name);
      for (const name of ['Terms', 'Sections']) if (isThere(name)) await call('table_remove', { name });
      await call('table_create', { name: 'Sections', flags: 'TABLE_HASH_KEY', key_type: 'ShortText' });
      for (const name of ['index', 'lang', 'link', 'title', 'header', 'about', 'text']) {
        await column('Sections', name, 'COLUMN_SCALAR', 'Text');
      }
      await call('load', { table: 'Sections' }, sections);
      // Splits Chinese into pairs of characters and other text into words. Ignores full width, accents and case.
      await call('table_create', {
        name: 'Terms',
        flags: 'TABLE_PAT_KEY',
        key_type: 'ShortText',
        default_tokenizer: 'TokenBigram',
        normalizer: 'NormalizerNFKC130("unify_kana", true)',
      });
      const source = Object.keys(WEIGHTS).join();
      await column('Terms', 'sections', 'COLUMN_INDEX|WITH_POSITION|WITH_SECTION', 'Sections', { source });
    },

    /** Returns the best sections of an index, in one language, that contain any of these words. */
    async select(words, { index, lang, limit }) {
      const quote = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
      const [[, , ...rows]] = await call('select', {
        table: 'Sections',
        match_columns: Object.entries(WEIGHTS)
          .map(([name, weight]) => `${name} * ${weight}`)
          .join(' || '),
        query: words.map(quote).join(' OR '),
        filter: `index == ${quote(index)} && lang == ${quote(lang)}`,
        output_columns: 'link,title,header,text',
        sort_keys: '-_score',
        limit: String(limit),
      });
      return rows.map(([link, title, header, text]) => ({ link, title, header, text }));
    },
  };
}
