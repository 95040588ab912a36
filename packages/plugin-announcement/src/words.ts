/** Every word that the plugin shows beside the text. */
export interface Words {
  /** What screen readers call the bar. */
  label: string;
  close: string;
}

export const WORDS = {
  en: { label: 'Announcement', close: 'Close announcement' },
  zh: { label: '公告', close: '关闭公告' },
} satisfies Record<string, Words>;
