import { usePage } from 'lectern/client';
import { useEffect, useState } from 'react';
import { answerTo, deliver, keepAnswer, type Message } from './message.ts';

/** `kept`: the answer was given on an earlier visit to the page. */
export type Step = 'ask' | 'sending' | 'failed' | 'answered' | 'written' | 'kept';

/** Returns the answer of the reader for this page, its state, and functions to choose and to send one. */
export function useAnswer() {
  const { routePath: path, lang, title } = usePage();
  const [step, setStep] = useState<Step>('ask');
  const [message, setMessage] = useState<Message | null>(null);

  // The server does not know the stored answer, so the first render must not show it.
  useEffect(() => {
    const helpful = answerTo(path);
    if (helpful === null) return;
    setMessage({ path, lang, title, helpful, text: '' });
    setStep('kept');
  }, [path, lang, title]);

  /** @returns whether the message has arrived */
  const send = async (next: Message): Promise<boolean> => {
    setMessage(next);
    setStep('sending');
    try {
      await deliver(next);
    } catch {
      setStep('failed');
      return false;
    }
    keepAnswer(path, next.helpful);
    setStep(next.text ? 'written' : 'answered');
    return true;
  };
  const choose = (helpful: boolean) => {
    // A click before hydration is replayed before the effect above has read the stored answer.
    if (message === null && answerTo(path) === null) send({ path, lang, title, helpful, text: '' });
  };
  return { step, message, choose, send };
}
