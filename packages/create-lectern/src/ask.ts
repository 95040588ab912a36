import { cancel, intro, select, text } from '@clack/prompts';
import { type Answers, DEFAULTS, HOSTS, problemWith, TEMPLATES } from './answers.ts';

/** Asks for the answers that were not given. Returns null if a question was canceled with Ctrl+C or Escape. */
export async function ask(given: Partial<Answers>): Promise<Answers | null> {
  intro('A documentation site with Lectern');
  const questions = {
    folder: () => textOf('folder', 'Which folder is it in?'),
    title: () => textOf('title', 'What is it called?'),
    template: () => choice('template', 'Which kind of site is it?', TEMPLATES),
    host: () => choice('host', 'Where will it be published?', HOSTS),
  };
  const answers: Record<string, string> = { ...given };
  for (const [key, question] of Object.entries(questions)) {
    const answer = answers[key] ?? (await question());
    if (typeof answer === 'symbol') {
      cancel('Nothing was written.');
      return null;
    }
    answers[key] = answer;
  }
  return answers as unknown as Answers;
}

function textOf(key: 'folder' | 'title', message: string): Promise<string | symbol> {
  return text({
    message,
    placeholder: DEFAULTS[key],
    defaultValue: DEFAULTS[key],
    validate: (value = '') => (value === '' ? undefined : problemWith(key, value)),
  });
}

function choice(
  key: 'template' | 'host',
  message: string,
  choices: Readonly<Record<string, string>>,
): Promise<string | symbol> {
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return select<string>({ message, options, initialValue: DEFAULTS[key] });
}
