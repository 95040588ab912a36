import { writeFileSync } from 'node:fs';

/**
 * Writes a script for wrk that requests addresses in turn and counts the responses by status code. wrk does not report
 * which address a response belongs to; on each keep-alive connection they arrive in order.
 *
 * @param {string} file path of the script
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
 * Counts the errors of such a run: responses that are neither 200 nor 404, 404s for files that exist, and 200s for
 * files that do not.
 *
 * @param {string} text output of wrk
 * @param {{ status: number }[]} addresses
 */
export function mixErrors(text, addresses) {
  const [good, missing, other] = /Answers: (\d+) with 200, (\d+) with 404, (\d+) others/
    .exec(text)
    .slice(1)
    .map(Number);
  const share = addresses.filter(({ status }) => status === 404).length / addresses.length;
  const wrong = Math.abs(missing - (good + missing) * share);
  // Tolerates a difference of two rounds: the last round is incomplete.
  return other + (wrong > addresses.length * 2 ? Math.round(wrong) : 0);
}
