import { usePage } from 'lectern/client';
import { useEffect, useState } from 'react';
import { answerTo, deliver, keepAnswer, type Message } from './message.ts';

/** `kept`: the answer was given on an earlier visit of the page. */
export type Step = 'ask' | 'sending' | 'failed' | 'answered' | 'written' | 'kept';

/** What a reader has answered to the page, and how far it has come. */
export function useAnswer() {
  const { routePath: path, lang, title } = usePage();
  const [step, setStep] = useState<Step>('ask');
  const [message, setMessage] = useState<Message | null>(null);

  // What the browser remembers is not known to the server, so the first picture is without it.
  useEffect(() => {
    const helpful = answerTo(path);
    if (helpful === null) return;
    setMessage({ path, lang, title, helpful, text: '' });
    setStep('kept');
  }, [path, lang, title]);

  /** @returns whether it has arrived */
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
    // A click before this component came is played again before it has looked what was answered.
    if (message === null && answerTo(path) === null) send({ path, lang, title, helpful, text: '' });
  };
  return { step, message, choose, send };
}
