import type ts from 'typescript-5';
import { importNode, inOrder, placeOf } from './type-parts.js';

/** A type that only Rsbuild's packages name, and what it stands for. */
export interface OwnName {
  name: string;
  definition: ts.TypeNode;
  /** What the author of an alias wrote, with names where the definition has what they stand for. */
  written?: string | undefined;
}

/** Names that say nothing without their package. */
const VAGUE = /^(?:Options|Config|Configuration)$/;

/** The package that a file is in. */
const PACKAGE = /.*\/(?:node_modules|compiled)\/((?:@[^/]+\/)?[^/]+)\//;

/** Texts of types that are of use to their package alone. */
const INTERNAL = /\binfer\b|\bimport\(|\/\*/;

/** Types as code that people read. */
export class TypeNodes {
  readonly #ts: typeof ts;
  readonly #checker: ts.TypeChecker;
  readonly #printer: ts.Printer;
  readonly #blank: ts.SourceFile;
  readonly #isStable: boolean;

  /**
   * @param isStable for types beside those of other pages: the compiler orders unions as it meets their members; with
   * this, the order is ours, and parameters are tidied like fields
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
   * A type without its own name if that is Rsbuild's: it would say nothing.
   *
   * @param writeOut true to do the same with members of a union, as far as they are named once
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

  /** A type by its name, where it has one. */
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

  /** Names in a node that a reader could not look up. */
  ownNames(node: ts.TypeNode): OwnName[] {
    const own = this.#ownName(node);
    const inside: OwnName[] = [];
    this.#ts.forEachChild(node, (child) => {
      inside.push(...this.ownNames(child as ts.TypeNode));
    });
    return own ? [own, ...inside] : inside;
  }

  /** `string` and `RegExp` by name; of the rest whether it is an array, a function or an object. */
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

  /** As people write it: merged objects, no paths of files, `undefined` only where it must be said. */
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

  /** One union for unions within it, `void` and `undefined` last. */
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

  /** A name alone, or `typeof import('@rspack/core')` without the folder that it is in. */
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

  /** An object with its fields, anything else as what its name stands for. */
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

  /** Fields of a type. Where these come from another type, the compiler's order would be that in which it met them. */
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

  /** The name that an author wrote as the type of a field: the compiler forgets that of an optional field. */
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
    // Where the compiler keeps that of the names it writes (`#symbolOf`).
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

  /** What a node names that is nothing but a name. */
  #symbolOf(node: ts.Node): ts.Symbol | undefined {
    if (!this.#ts.isTypeReferenceNode(node) || node.typeArguments?.length) return undefined;
    // The compiler keeps it there for its own use.
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
