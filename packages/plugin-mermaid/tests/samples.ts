/** A diagram of each type that Mermaid has. */
export const SAMPLES: Readonly<Record<string, string>> = {
  architecture:
    'architecture-beta\n  group a(cloud)[A]\n  service b(server)[B] in a\n  service c(disk)[C] in a\n  b:L -- R:c',
  block: 'block-beta\n  columns 2\n  a["A"] b\n  a --> b',
  c4: 'C4Context\n  Person(a, "A", "B")\n  System(b, "C", "D")\n  Rel(a, b, "E")',
  class: 'classDiagram\n  class A {\n    +int b\n    +c() void\n  }\n  A <|-- D : e',
  er: 'erDiagram\n  A ||--o{ B : has\n  A {\n    int c PK\n  }',
  flowchart:
    'flowchart TD\n  A[Start]-->|yes|B{"two<br/>lines"}\n  subgraph C [Group]\n    B --> D[(E)]\n  end',
  gantt: 'gantt\n  title A\n  section B\n  C :done, c, 2024-01-01, 3d\n  D :after c, 2d',
  git: 'gitGraph\n  commit\n  branch b\n  commit\n  checkout main\n  merge b',
  ishikawa: 'ishikawa-beta\n  A\n    B\n    C',
  journey: 'journey\n  title A\n  section B\n    C: 5: D',
  kanban: 'kanban\n  a[A]\n    b[B]',
  mindmap: 'mindmap\n  root((A))\n    B\n    C',
  packet: 'packet-beta\n  0-15: "A"\n  16-31: "B"',
  pie: 'pie title A\n  "B": 3\n  "C": 5',
  quadrant: 'quadrantChart\n  title A\n  x-axis B --> C\n  D: [0.3, 0.6]',
  radar: 'radar-beta\n  axis a["A"], b["B"], c["C"]\n  curve d["D"]{1, 2, 3}',
  requirement: 'requirementDiagram\n  requirement a {\n    id: 1\n    text: b\n  }',
  sankey: 'sankey-beta\n  A,B,10\n  A,C,4',
  sequence:
    'sequenceDiagram\n  actor A\n  A->>+B: hi 你好\n  Note over A,B: c\n  loop d\n    B-->>-A: e\n  end',
  state: 'stateDiagram-v2\n  [*] --> A\n  A --> B: go',
  timeline: 'timeline\n  title A\n  2002 : B\n  2004 : C',
  tree: 'treeView-beta\n  a\n    b',
  treemap: 'treemap-beta\n  "A"\n    "B": 10\n    "C": 5',
  venn: 'venn-beta\n  set A\n  set B\n  union A,B["C"]',
  xychart: 'xychart-beta\n  title "A"\n  x-axis [a, b]\n  bar [1, 2]\n  line [2, 1]',
};
