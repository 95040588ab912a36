import { useLocale, usePage } from 'lectern/client';
import { type FormEvent, useId, useRef } from 'react';
import { hasText } from './message.ts';
import { type Step, useAnswer } from './use-answer.ts';
import { type Words, wordsOf } from './words.ts';

/** Shows the question on each page that asks it. The key resets its state if the page changes. */
export function Feedback() {
  const { routePath, frontmatter } = usePage();
  // Lists of pages are excluded from search. They have no content to rate.
  if (frontmatter.feedback === false || frontmatter.search === false) return null;
  return <Question key={routePath} />;
}

function Question() {
  const words = wordsOf(useLocale());
  const { step, message, choose, send } = useAnswer();
  const id = useId();
  const chosen = useRef<HTMLButtonElement>(null);
  const sendText = async (text: string) => {
    if (!message || step === 'sending') return;
    // The field is removed, so the focus in it would be lost.
    if (await send({ ...message, text })) chosen.current?.focus();
  };
  const isWriting = message && step !== 'written' && (step === 'answered' || message.text !== '');
  return (
    <fieldset className="feedback" aria-labelledby={id}>
      <div className="feedback-question">
        <p id={id}>{words.question}</p>
        {[true, false].map((helpful) => (
          <button
            key={String(helpful)}
            ref={message?.helpful === helpful ? chosen : null}
            type="button"
            aria-pressed={message?.helpful === helpful}
            aria-disabled={message ? true : undefined}
            onClick={() => choose(helpful)}
          >
            {helpful ? words.yes : words.no}
          </button>
        ))}
      </div>
      <div className="feedback-status">
        <p role="status">{statusOf(step, words)}</p>
        {step === 'failed' && message && (
          <button type="button" onClick={() => (message.text ? sendText(message.text) : send(message))}>
            {words.again}
          </button>
        )}
      </div>
      {hasText && isWriting && (
        <TextField
          label={message.helpful ? words.more : words.missing}
          button={words.send}
          onText={sendText}
        />
      )}
    </fieldset>
  );
}

function statusOf(step: Step, words: Words): string {
  if (step === 'failed') return words.failed;
  if (step === 'answered') return words.thanks;
  return step === 'written' ? words.sent : '';
}

interface TextFieldProps {
  label: string;
  button: string;
  onText(text: string): void;
}

function TextField({ label, button, onText }: TextFieldProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text) onText(text);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="text" rows={3} maxLength={4000} />
      <button type="submit">{button}</button>
    </form>
  );
}
