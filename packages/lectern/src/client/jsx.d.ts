import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lectern-island': Record<string, unknown>;
      'lectern-slot': Record<string, unknown>;
      'lectern-raw': Record<string, unknown>;
    }
  }
}
