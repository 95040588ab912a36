import './index.css';

// Components that you export below this line replace the components of the theme with the same name.
export * from 'lectern/theme';
