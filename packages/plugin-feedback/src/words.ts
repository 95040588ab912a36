/** All words that the plugin shows. */
export interface Words {
  question: string;
  yes: string;
  no: string;
  /** Shown after an answer. */
  thanks: string;
  /** Label of the field after "Yes" (`more`) and after "No" (`missing`). */
  more: string;
  missing: string;
  send: string;
  /** Shown after a text was sent. */
  sent: string;
  failed: string;
  again: string;
}

export const WORDS = {
  en: {
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you for your answer.',
    more: 'What helped you? (optional)',
    missing: 'What was missing or wrong? (optional)',
    send: 'Send',
    sent: 'Thank you, your text has been sent.',
    failed: 'It could not be sent.',
    again: 'Try again',
  },
  zh: {
    question: '本页对你有帮助吗？',
    yes: '有',
    no: '没有',
    thanks: '感谢你的反馈。',
    more: '哪些内容对你有帮助？（可选）',
    missing: '哪里缺失或有误？（可选）',
    send: '发送',
    sent: '已发送，感谢你的意见。',
    failed: '发送失败。',
    again: '重试',
  },
} satisfies Record<string, Words>;
