/** Hooks that do nothing in static content: what they set or start is gone before a reader sees the page. */
export const LIVE_HOOKS = [
  'useActionState',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const;
