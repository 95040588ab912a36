import { keyOf } from './requests.ts';
import type { FileList } from './scope.ts';
import type { Store } from './store.ts';

/** Number of parallel requests: enough to use a connection, few enough to leave it to the reader. */
const AT_ONCE = 4;

/**
 * Fetches the files of the list that the store does not have, or has with another hash. The list itself is kept last,
 * as the sign that nothing is missing. If fetching is interrupted, it continues with the next page that the reader
 * opens.
 */
export async function precache(list: string, store: Store): Promise<void> {
  if (await store.find(list)) return;
  const answer = await fetch(list);
  if (!answer.ok) return;
  const { changing, hashed }: FileList = await answer.clone().json();
  const waiting = [
    ...hashed.map((address) => () => store.add(address)),
    ...changing.map(([address, hash]) => async () => {
      if ((await keptHash(address, store)) !== hash) await store.add(address, true);
    }),
  ];
  const inTurn = async () => {
    try {
      for (let work = waiting.shift(); work; work = waiting.shift()) await work();
    } catch (error) {
      // After one failure, the other requests would fail too.
      waiting.length = 0;
      throw error;
    }
  };
  // Waits for requests in progress, so that nothing of this call is fetched during the next one.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, inTurn));
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
  await store.keep(list, answer, false);
}

async function keptHash(address: string, store: Store): Promise<string | undefined> {
  const answer = await store.find(keyOf(address, self.location.href).key);
  if (!answer) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
