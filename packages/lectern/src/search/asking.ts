/** Verbs that ask how or where to set something. The thing to set follows the verb. */
const SETTING = new Set(
  'change set disable enable configure adjust modify turn switch 修改 更改 设置 设定 配置 关闭 开启 启用 禁用 打开 调整 更换 切换'.split(
    ' ',
  ),
);

const HOW =
  /^\s*(?:how (?:(?:do|can|should|could|would) (?:i|we|you|one)|to)|(?:i|we) (?:want|need|have) to)\s+([a-z]+)/i;
const HOW_CHINESE = /(?:如何|怎么|怎样|怎么样)(?:才能|能够|能|可以|去)?([\u4e00-\u9fff]{2})/;
const FIRST = /^\s*([a-z]+)\s+\S/i;
const FIRST_CHINESE = /^\s*([\u4e00-\u9fff]{2})\s*\S/;

/**
 * Checks whether a query asks how to set something, such as `how do I change the port` or 关闭压缩. The verb must be the
 * first word or follow a phrase such as `how to`.
 */
export function asksToSet(text: string): boolean {
  const [, verb = ''] =
    HOW.exec(text) ?? HOW_CHINESE.exec(text) ?? FIRST.exec(text) ?? FIRST_CHINESE.exec(text) ?? [];
  return SETTING.has(verb.toLowerCase());
}
