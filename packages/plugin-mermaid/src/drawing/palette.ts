/**
 * Colors of diagrams. Mermaid computes with colors, so it gets a mark for each: a color that stands for a custom
 * property of the style sheet (`theme/mermaid.css`). In the drawing, the property replaces the mark. So light and dark
 * theme, and the site's own colors, need no second drawing.
 */
export const MARKS = {
  paper: '#fefdfc',
  ink: '#1e2431',
  soft: '#474e5b',
  line: '#5f6672',
  node: '#f7f5f1',
  border: '#c8c4bd',
  group: '#f1efec',
  'group-border': '#e0ddd8',
  note: '#fbf3e2',
  'note-border': '#e3c990',
  accent: '#c8401f',
  critical: '#f6d9d5',
  'critical-border': '#b8332a',
  'soft-1': '#d5def5',
  'soft-2': '#d3ead9',
  'soft-3': '#f5e3c6',
  'soft-4': '#e6dcf4',
  'soft-5': '#f7dcd4',
  'soft-6': '#f5d9e0',
  'soft-7': '#e6ebf7',
  'soft-8': '#e4f1e7',
  'strong-1': '#2f56a8',
  'strong-2': '#1f7145',
  'strong-3': '#8f5a12',
  'strong-4': '#6b46a5',
  'strong-5': '#c03d1c',
  'strong-6': '#a8323f',
  'strong-7': '#6f8fd0',
  'strong-8': '#5fa37c',
} as const satisfies Record<string, string>;

type Role = keyof typeof MARKS;

const soft = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => MARKS[`soft-${number}` as Role]);
const strong = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => MARKS[`strong-${number}` as Role]);

/** Returns `names` with the same color for each. */
function all(color: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, color]));
}

/** Returns `prefix0`, `prefix1` and so on, with the colors in turn. */
function series(colors: readonly string[], prefix: string, first: number, count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${prefix}${first + index}`, colors[index % colors.length]]),
  );
}

const { paper, ink, line, node, border, group } = MARKS;

/** Variables for Mermaid's theme `base`. */
export const THEME_VARIABLES: Record<string, unknown> = {
  fontFamily: 'sans-serif',
  fontSize: '16px',
  dropShadow: 'none',
  useGradient: false,
  ...all(
    paper,
    'background edgeLabelBackground labelBackgroundColor relationLabelBackground compositeBackground',
  ),
  ...all(paper, 'sequenceNumberColor pieStrokeColor altSectionBkgColor attributeBackgroundColorOdd rowOdd'),
  ...all(
    node,
    'primaryColor mainBkg nodeBkg actorBkg labelBoxBkgColor personBkg stateBkg compositeTitleBackground',
  ),
  ...all(
    node,
    'requirementBackground tagLabelBackground commitLabelBackground rowEven attributeBackgroundColorEven',
  ),
  ...all(
    group,
    'secondaryColor tertiaryColor clusterBkg rectBkgColor altBackground sectionBkgColor excludeBkgColor',
  ),
  ...all(group, 'activationBkgColor errorBkgColor sectionBkgColor2'),
  ...all(
    border,
    'primaryBorderColor nodeBorder actorBorder labelBoxBorderColor personBorder compositeBorder',
  ),
  ...all(
    border,
    'requirementBorderColor tagLabelBorder actorLineColor taskBorderColor activationBorderColor',
  ),
  ...all(border, 'quadrantInternalBorderStrokeFill quadrantExternalBorderStrokeFill archGroupBorderColor'),
  ...all(
    MARKS['group-border'],
    'secondaryBorderColor tertiaryBorderColor clusterBorder border2 flowContainerStroke gridColor',
  ),
  ...all(
    ink,
    'primaryTextColor secondaryTextColor tertiaryTextColor textColor titleColor nodeTextColor actorTextColor',
  ),
  ...all(
    ink,
    'signalTextColor labelTextColor loopTextColor noteTextColor transitionLabelColor stateLabelColor classText',
  ),
  ...all(
    ink,
    'taskTextColor taskTextOutsideColor taskTextLightColor taskTextDarkColor scaleLabelColor errorTextColor',
  ),
  ...all(
    ink,
    'pieTitleTextColor pieSectionTextColor pieLegendTextColor requirementTextColor relationLabelColor',
  ),
  ...all(ink, 'tagLabelColor commitLabelColor vennTitleTextColor vennSetTextColor quadrantPointTextFill'),
  ...all(ink, 'quadrant1TextFill quadrant2TextFill quadrant3TextFill quadrant4TextFill quadrantTitleFill'),
  ...all(ink, 'quadrantXAxisTextFill quadrantYAxisTextFill'),
  ...all(
    line,
    'lineColor arrowheadColor defaultLinkColor signalColor transitionColor relationColor specialStateColor',
  ),
  ...all(
    line,
    'archEdgeColor archEdgeArrowColor emArrowhead emRelationStroke pieOuterStrokeColor innerEndBackground',
  ),
  ...all(MARKS.note, 'noteBkgColor'),
  ...all(MARKS['note-border'], 'noteBorderColor'),
  ...all(MARKS.accent, 'taskTextClickableColor todayLineColor vertLineColor quadrantPointFill'),
  taskBkgColor: MARKS['soft-1'],
  activeTaskBkgColor: MARKS['soft-3'],
  activeTaskBorderColor: MARKS['strong-3'],
  doneTaskBkgColor: group,
  doneTaskBorderColor: border,
  critBkgColor: MARKS.critical,
  critBorderColor: MARKS['critical-border'],
  quadrant1Fill: MARKS['soft-7'],
  quadrant2Fill: group,
  quadrant3Fill: node,
  quadrant4Fill: group,
  pieOpacity: '1',
  pieOuterStrokeWidth: '0',
  ...series(soft, 'pie', 1, 12),
  ...series(soft, 'cScale', 0, 12),
  ...series(strong, 'cScalePeer', 0, 12),
  ...series(strong, 'cScaleInv', 0, 12),
  ...series([ink], 'cScaleLabel', 0, 12),
  ...series(soft, 'fillType', 0, 8),
  ...series(soft, 'surface', 0, 5),
  ...series(strong, 'surfacePeer', 0, 5),
  ...series(soft, 'venn', 1, 8),
  ...series(strong, 'git', 0, 8),
  ...series(strong, 'gitInv', 0, 8),
  ...series([paper], 'gitBranchLabel', 0, 8),
  xyChart: {
    backgroundColor: 'transparent',
    ...all(ink, 'titleColor dataLabelColor legendTextColor xAxisTitleColor yAxisTitleColor'),
    ...all(MARKS.soft, 'xAxisLabelColor yAxisLabelColor'),
    ...all(border, 'xAxisTickColor xAxisLineColor yAxisTickColor yAxisLineColor'),
    plotColorPalette: strong.join(','),
  },
  radar: { axisColor: border, graticuleColor: border },
  cynefin: {
    ...all(ink, 'textColor labelColor'),
    ...all(line, 'boundaryColor arrowColor'),
    cliffColor: MARKS['critical-border'],
    ...{
      complexBg: soft[1],
      complicatedBg: soft[0],
      chaoticBg: soft[4],
      clearBg: soft[2],
      confusionBg: soft[3],
    },
  },
  wardley: {
    ...all('transparent', 'backgroundColor'),
    ...all(paper, 'componentFill annotationFill'),
    ...all(line, 'axisColor componentStroke linkStroke annotationStroke'),
    ...all(ink, 'axisTextColor componentLabelColor annotationTextColor'),
    gridColor: border,
    evolutionStroke: MARKS.accent,
  },
  ...{ emUiFill: paper, emUiStroke: border, emProcessorFill: soft[3], emProcessorStroke: strong[3] },
  ...{
    emReadModelFill: soft[1],
    emReadModelStroke: strong[1],
    emCommandFill: soft[0],
    emCommandStroke: strong[0],
  },
  ...{
    emEventFill: soft[2],
    emEventStroke: strong[2],
    emSwimlaneBackgroundOdd: group,
    emSwimlaneBackgroundStroke: border,
  },
};
