'use client';

import { useState } from 'react';

/** Runs in the browser, because of the line at the top. Components without it become plain HTML in the build. */
export function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
