import { writeFileSync } from 'node:fs';

/**
 * A script for wrk that asks for addresses in turn, and counts the answers that are not what they have to be. wrk does
 * not say which address an answer belongs to; over each kept connection they come in order.
 *
 * @param {string} file where it is written
 * @param {{ path: string, status: number }[]} addresses
 */
export function writeMix(file, addresses) {
  const entries = addresses.map(({ path, status }) => `  { ${JSON.stringify(path)}, ${status} },`);
  writeFileSync(
    file,
    `local addresses = {
${entries.join('\n')}
}
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() at, good, missing, other = 0, 0, 0, 0 end
function request()
  at = at % #addresses + 1
  return wrk.format('GET', addresses[at][1])
end
function response(status)
  if status == 200 then good = good + 1
  elseif status == 404 then missing = missing + 1
  else other = other + 1 end
end
function done()
  local good, missing, other = 0, 0, 0
  for _, thread in ipairs(threads) do
    good = good + thread:get('good')
    missing = missing + thread:get('missing')
    other = other + thread:get('other')
  end
  print(string.format('Answers: %d with 200, %d with 404, %d others', good, missing, other))
end
`,
  );
}

/**
 * Errors of such a run: answers that are neither 200 nor 404, and those that are 404 where there is a file, or the
 * other way round.
 *
 * @param {string} text what wrk has printed
 * @param {{ status: number }[]} addresses
 */
export function mixErrors(text, addresses) {
  const [good, missing, other] = /Answers: (\d+) with 200, (\d+) with 404, (\d+) others/
    .exec(text)
    .slice(1)
    .map(Number);
  const share = addresses.filter(({ status }) => status === 404).length / addresses.length;
  const wrong = Math.abs(missing - (good + missing) * share);
  // The last round is not finished.
  return other + (wrong > addresses.length * 2 ? Math.round(wrong) : 0);
}
