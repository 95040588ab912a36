import { useState } from 'react';
import { useCodeTools } from './use-code-tools.ts';
import { usePageAnnouncement } from './use-page-announcement.ts';

/** The live region that announces page changes and copied code to screen readers. */
export function LiveRegion() {
  const [message, say] = useState('');
  usePageAnnouncement(say);
  useCodeTools(say);
  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  );
}
