/** All words that the plugin shows in addition to the text. */
export interface Words {
  /** Name of the bar for screen readers. */
  label: string;
  close: string;
}

export const WORDS = {
  en: { label: 'Announcement', close: 'Close announcement' },
  zh: { label: '公告', close: '关闭公告' },
} satisfies Record<string, Words>;
