import type ts from 'typescript-5';
import { importNode, inOrder, placeOf } from './type-parts.js';

/** A type that only Rsbuild's packages name, and its definition. */
export interface OwnName {
  name: string;
  definition: ts.TypeNode;
  /** The alias as its author wrote it, with names in places where the definition is expanded. */
  written?: string | undefined;
}

/** Names that are meaningless without their package. */
const VAGUE = /^(?:Options|Config|Configuration)$/;

/** Matches a file path; the group is its package. */
const PACKAGE = /.*\/(?:node_modules|compiled)\/((?:@[^/]+\/)?[^/]+)\//;

/** Matches texts of types that are useful only inside their package. */
const INTERNAL = /\binfer\b|\bimport\(|\/\*/;

/** Converts types to readable code. */
export class TypeNodes {
  readonly #ts: typeof ts;
  readonly #checker: ts.TypeChecker;
  readonly #printer: ts.Printer;
  readonly #blank: ts.SourceFile;
  readonly #isStable: boolean;

  /**
   * @param isStable for types that are shown next to those of other pages: the compiler orders unions by when it meets
   * their members; with this, the order is fixed, and parameters are tidied like fields
   */
  constructor(checker: ts.TypeChecker, typescript: typeof ts, isStable = false) {
    this.#isStable = isStable;
    this.#ts = typescript;
    this.#checker = checker;
    this.#printer = typescript.createPrinter({ removeComments: true });
    this.#blank = typescript.createSourceFile('type.ts', '', typescript.ScriptTarget.ESNext);
  }

  print(node: ts.TypeNode): string {
    return this.#printer.printNode(this.#ts.EmitHint.Unspecified, node, this.#blank);
  }

  /**
   * Returns a type without its own name if Rsbuild defines it: readers do not know that name.
   *
   * @param writeOut true to also expand members of a union that it names only once
   */
  expanded(type: ts.Type, writeOut: boolean): ts.TypeNode {
    const node = this.#nodeOf(type, this.#ts.NodeBuilderFlags.InTypeAlias);
    const own = this.#ownName(node);
    if (own || this.#ts.isTypeLiteralNode(node)) return own?.definition ?? this.#writtenOut(type);
    if (!writeOut || !this.#ts.isUnionTypeNode(node)) return node;
    const names = this.#namesIn(node).map(({ name }) => name);
    const members = node.types.map((member) => {
      const ownMember = this.#ownName(member);
      const isOnce = names.filter((name) => name === ownMember?.name).length === 1;
      return ownMember && isOnce ? ownMember.definition : member;
    });
    return this.#ts.factory.createUnionTypeNode(members);
  }

  /** Returns a type by its name, if it has one. */
  named(type: ts.Type): string {
    return this.print(this.#nodeOf(type));
  }

  /** `(parameters): result` */
  signature(signature: ts.Signature): string {
    const { CallSignature } = this.#ts.SyntaxKind;
    const flags = this.#ts.NodeBuilderFlags.NoTruncation | this.#ts.NodeBuilderFlags.IgnoreErrors;
    const node = this.#checker.signatureToSignatureDeclaration(signature, CallSignature, undefined, flags);
    return node ? this.print(this.#tidied(node) as ts.TypeNode) : '';
  }

  /** Returns the names in a node that a reader could not look up. */
  ownNames(node: ts.TypeNode): OwnName[] {
    const own = this.#ownName(node);
    const inside: OwnName[] = [];
    this.#ts.forEachChild(node, (child) => {
      inside.push(...this.ownNames(child as ts.TypeNode));
    });
    return own ? [own, ...inside] : inside;
  }

  /** Returns `string`, `RegExp` and similar types by name, and otherwise `array`, `function` or `object`. */
  kind(type: ts.Type): string {
    if (this.#checker.isArrayType(type)) return 'array';
    if (type.getCallSignatures().length > 0) return 'function';
    const text = this.print(this.#nodeOf(type));
    return /^(?:string|number|boolean|true|false|RegExp|'[^']*')$/.test(text) ? text : 'object';
  }

  #nodeOf(type: ts.Type, flags = 0): ts.TypeNode {
    const { NoTruncation, IgnoreErrors, UseAliasDefinedOutsideCurrentScope } = this.#ts.NodeBuilderFlags;
    const all = NoTruncation | IgnoreErrors | UseAliasDefinedOutsideCurrentScope | flags;
    const node = this.#checker.typeToTypeNode(type, undefined, all);
    if (!node) throw new Error(`No code for the type ${this.#checker.typeToString(type)}.`);
    return this.#tidied(node) as ts.TypeNode;
  }

  #tidied(node: ts.Node): ts.Node {
    const visit = (child: ts.Node): ts.Node => this.#tidy(this.#ts.visitEachChild(child, visit, undefined));
    return visit(node);
  }

  /** Tidies a node as a person would write it: merged objects, no file paths, `undefined` only where it is needed. */
  #tidy(node: ts.Node): ts.Node {
    const { factory } = this.#ts;
    if (this.#ts.isIntersectionTypeNode(node)) {
      const literals = node.types.filter(this.#ts.isTypeLiteralNode);
      if (literals.length === node.types.length) {
        return factory.createTypeLiteralNode(literals.flatMap(({ members }) => [...members]));
      }
    }
    if (this.#ts.isImportTypeNode(node)) return this.#withoutPath(node);
    if (this.#ts.isUnionTypeNode(node)) return this.#tidyUnion(node);
    if (this.#isStable && this.#ts.isParameter(node) && node.questionToken && node.type) {
      const { modifiers, name, questionToken } = node;
      const type = this.#withoutUndefined(node.type);
      return factory.updateParameterDeclaration(
        node,
        modifiers,
        undefined,
        name,
        questionToken,
        type,
        undefined,
      );
    }
    if (this.#ts.isPropertySignature(node) && node.questionToken && node.type) {
      const { modifiers, name, questionToken } = node;
      const type = this.#withoutUndefined(node.type);
      return factory.updatePropertySignature(node, modifiers, name, questionToken, type);
    }
    return node;
  }

  /** Flattens nested unions, and puts `void` and `undefined` last. */
  #tidyUnion(union: ts.UnionTypeNode): ts.TypeNode {
    const { SyntaxKind } = this.#ts;
    const types = union.types.flatMap((type) => {
      const inner = this.#ts.isParenthesizedTypeNode(type) ? type.type : type;
      return this.#ts.isUnionTypeNode(inner) ? [...inner.types] : [type];
    });
    const isEmpty = ({ kind }: ts.TypeNode) =>
      kind === SyntaxKind.VoidKeyword || kind === SyntaxKind.UndefinedKeyword;
    const full = types.filter((type) => !isEmpty(type));
    return this.#ts.factory.createUnionTypeNode([
      ...(this.#isStable ? inOrder(full, (type) => this.print(type)) : full),
      ...types.filter(isEmpty),
    ]);
  }

  /** Returns a name alone, or `typeof import('@rspack/core')` without the path of its folder. */
  #withoutPath(node: ts.ImportTypeNode): ts.TypeNode {
    const { qualifier, typeArguments } = node;
    if (qualifier) return this.#ts.factory.createTypeReferenceNode(qualifier, typeArguments);
    const [, name] = PACKAGE.exec(this.print(node.argument)) ?? [];
    return name ? importNode(this.#ts, name, '', node.isTypeOf) : node;
  }

  #withoutUndefined(type: ts.TypeNode): ts.TypeNode {
    if (!this.#ts.isUnionTypeNode(type)) return type;
    const types = type.types.filter(({ kind }) => kind !== this.#ts.SyntaxKind.UndefinedKeyword);
    return types.length === 1 && types[0] ? types[0] : this.#ts.factory.createUnionTypeNode(types);
  }

  /** Returns an object with its fields, and any other type as the definition of its name. */
  #writtenOut(type: ts.Type): ts.TypeNode {
    const isPlain =
      Boolean(type.flags & this.#ts.TypeFlags.Object) &&
      !this.#checker.isArrayType(type) &&
      type.getCallSignatures().length === 0 &&
      this.#checker.getIndexInfosOfType(type).length === 0;
    if (!isPlain) return this.#nodeOf(type, this.#ts.NodeBuilderFlags.InTypeAlias);
    const fields = this.fieldsOf(type).map((field) => this.#field(field));
    const literal = this.#ts.factory.createTypeLiteralNode(fields);
    return fields.length > 2 ? literal : this.#ts.setEmitFlags(literal, this.#ts.EmitFlags.SingleLine);
  }

  /** Returns the fields of a type. The compiler's order of fields from other types depends on when it met them. */
  fieldsOf(type: ts.Type): ts.Symbol[] {
    const fields = this.#checker.getPropertiesOfType(type);
    if (!this.#isStable) return fields;
    return inOrder(fields, placeOf);
  }

  #field(field: ts.Symbol): ts.PropertySignature {
    const isOptional = Boolean(field.flags & this.#ts.SymbolFlags.Optional);
    const node = this.#annotation(field) ?? this.#nodeOf(this.#checker.getTypeOfSymbol(field));
    return this.#ts.factory.createPropertySignature(
      undefined,
      field.name,
      isOptional ? this.#ts.factory.createToken(this.#ts.SyntaxKind.QuestionToken) : undefined,
      isOptional ? this.#withoutUndefined(node) : node,
    );
  }

  /** Returns the type name that an author wrote for a field: the compiler forgets it if the field is optional. */
  #annotation({ valueDeclaration }: ts.Symbol): ts.TypeNode | undefined {
    if (!valueDeclaration || !this.#ts.isPropertySignature(valueDeclaration)) return undefined;
    const { type } = valueDeclaration;
    const { factory, SymbolFlags } = this.#ts;
    // `RspackConfig['devtool']`
    if (type && this.#ts.isIndexedAccessTypeNode(type))
      return factory.createTypeReferenceNode(type.getText());
    if (!type || !this.#ts.isTypeReferenceNode(type) || type.typeArguments) return undefined;
    const symbol = this.#checker.getSymbolAtLocation(type.typeName);
    if (!symbol || symbol.flags & SymbolFlags.TypeParameter) return undefined;
    const target = symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const name = factory.createIdentifier(type.typeName.getText());
    // The compiler stores the symbol of a name that it writes in the same place (`#symbolOf`).
    return factory.createTypeReferenceNode(
      target.declarations ? Object.assign(name, { symbol: target }) : name,
    );
  }

  #namesIn(node: ts.Node): ts.Symbol[] {
    const symbol = this.#symbolOf(node);
    const inside: ts.Symbol[] = [];
    this.#ts.forEachChild(node, (child) => {
      inside.push(...this.#namesIn(child));
    });
    return symbol ? [symbol, ...inside] : inside;
  }

  /** Returns the symbol of a node that is only a name. */
  #symbolOf(node: ts.Node): ts.Symbol | undefined {
    if (!this.#ts.isTypeReferenceNode(node) || node.typeArguments?.length) return undefined;
    // The compiler stores it there for internal use.
    return (node.typeName as ts.EntityName & { symbol?: ts.Symbol }).symbol;
  }

  #ownName(node: ts.Node): OwnName | undefined {
    const symbol = this.#symbolOf(node);
    const [declaration] = symbol?.declarations ?? [];
    if (!symbol || !declaration) return undefined;
    const { name } = symbol;
    const file = declaration.getSourceFile().fileName;
    const [, owner = ''] = PACKAGE.exec(file) ?? [];
    if (owner.startsWith('@rsbuild/')) {
      const text = this.#ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : undefined;
      const definition = this.#writtenOut(this.#checker.getDeclaredTypeOfSymbol(symbol));
      return { name, definition, written: text && INTERNAL.test(text) ? undefined : text };
    }
    return VAGUE.test(name) ? { name, definition: importNode(this.#ts, owner, name) } : undefined;
  }
}
