/** A fence of a page: its content, its position, and the attributes of its meta. */
export interface Sample {
  /** `site/docs/en/guide/start/index.md` */
  page: string;
  lang: string;
  /** File name from the title: `src/App.vue`. Empty if the title is not a file name. */
  file: string;
  title: string;
  meta: string;
  code: string;
  /** Line of the first line of code on the page, from 1. */
  line: number;
  /** Indentation of each line of code on the page, in characters. */
  indents: number[];
  /** `expect="text"` -> text; a word without a value -> ''. */
  attributes: Readonly<Record<string, string>>;
}

/** A mistake in a sample; line and column count from 1 within its code. */
export interface Finding {
  line: number;
  column: number;
  message: string;
  /** Source of the message: `ts2322`, `sass`. */
  code: string;
}

/** A mistake on a page. */
export interface Problem {
  page: string;
  line: number;
  column: number;
  message: string;
  code: string;
}

/** Converts a finding from the sample's own lines to the lines of its page. */
export function toProblem(sample: Sample, finding: Finding): Problem {
  const { page, line, indents } = sample;
  const index = Math.min(Math.max(finding.line, 1), indents.length || 1) - 1;
  return {
    page,
    line: line + index,
    column: finding.column + (indents[index] ?? 0),
    message: finding.message,
    code: finding.code,
  };
}

/** Returns the problems of a page, from the findings of its samples by their index. */
export function problemsOf(samples: readonly Sample[], findings: ReadonlyMap<number, Finding[]>): Problem[] {
  return [...findings].flatMap(([index, list]) => {
    const sample = samples[index];
    return sample ? list.map((finding) => toProblem(sample, finding)) : [];
  });
}

/** Formats a problem: `a/b.mdx:24:7  Type 'string' is not assignable to type 'number'. (ts2322)`. */
export function formatProblem({ page, line, column, message, code }: Problem): string {
  return `${page}:${line}:${column}  ${message} (${code})`;
}
