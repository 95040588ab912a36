import './home.css';

export * from 'lectern/theme';
export { Cli, Constant, Default, OptionFacts } from '../components/facts.tsx';
export { TestedVersion } from '../components/tested-version.tsx';
