import { eventually, test } from './test.ts';

// Not a row of the table. The check for an empty console proves something only if errors are noticed.
test('errors and warnings of a page are noticed', async ({ reader }) => {
  await reader.open('/guide/start/quick-start');
  await reader.do(() => {
    console.error('said');
    console.warn('warned');
    setTimeout(() => {
      throw new Error('thrown');
    });
    Promise.reject(new Error('rejected'));
  });
  for (const word of ['said', 'warned', 'thrown', 'rejected']) {
    await eventually(async () => reader.messages.join('\n')).toContain(word);
  }
  reader.forget(/said|warned|thrown|rejected/);
});
