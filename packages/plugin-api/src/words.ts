import { wordsIn } from 'lectern';

/** All words that the plugin shows. */
export interface Words {
  /** Title of the reference if the options have none. */
  title: string;
  modules: string;
  functions: string;
  classes: string;
  interfaces: string;
  types: string;
  variables: string;
  enums: string;
  namespaces: string;
  name: string;
  type: string;
  description: string;
  default: string;
  value: string;
  from: string;
  constructorTitle: string;
  properties: string;
  methods: string;
  members: string;
  inherited: string;
  typeParameters: string;
  parameters: string;
  returns: string;
  throws: string;
  example: string;
  /** `{number}` of `{count}`. */
  overload: string;
  extends: string;
  /** Heading for the type that a type parameter must extend. */
  constraint: string;
  extendedBy: string;
  implements: string;
  implementedBy: string;
  overrides: string;
  since: string;
  deprecated: string;
  see: string;
  source: string;
}

/** All words in English. */
export const en: Words = {
  title: 'API reference',
  modules: 'Modules',
  functions: 'Functions',
  classes: 'Classes',
  interfaces: 'Interfaces',
  types: 'Types',
  variables: 'Variables',
  enums: 'Enums',
  namespaces: 'Namespaces',
  name: 'Name',
  type: 'Type',
  description: 'Description',
  default: 'Default',
  value: 'Value',
  from: 'From',
  constructorTitle: 'Constructor',
  properties: 'Properties',
  methods: 'Methods',
  members: 'Members',
  inherited: 'Inherited members',
  typeParameters: 'Type parameters',
  parameters: 'Parameters',
  returns: 'Returns',
  throws: 'Throws',
  example: 'Example',
  overload: 'Overload {number} of {count}',
  extends: 'Extends',
  constraint: 'Extends',
  extendedBy: 'Extended by',
  implements: 'Implements',
  implementedBy: 'Implemented by',
  overrides: 'Overrides',
  since: 'Since',
  deprecated: 'Deprecated',
  see: 'See also',
  source: 'Source',
};

const zh: Words = {
  title: 'API 参考',
  modules: '模块',
  functions: '函数',
  classes: '类',
  interfaces: '接口',
  types: '类型',
  variables: '变量',
  enums: '枚举',
  namespaces: '命名空间',
  name: '名称',
  type: '类型',
  description: '说明',
  default: '默认值',
  value: '值',
  from: '来自',
  constructorTitle: '构造函数',
  properties: '属性',
  methods: '方法',
  members: '成员',
  inherited: '继承的成员',
  typeParameters: '类型参数',
  parameters: '参数',
  returns: '返回值',
  throws: '抛出',
  example: '示例',
  overload: '重载 {number} / {count}',
  extends: '继承自',
  constraint: '约束',
  extendedBy: '被继承',
  implements: '实现',
  implementedBy: '被实现',
  overrides: '重写',
  since: '始于版本',
  deprecated: '已弃用',
  see: '另请参阅',
  source: '源码',
};

/** @param own words of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own?: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn({ en, zh }, language, own);
}
