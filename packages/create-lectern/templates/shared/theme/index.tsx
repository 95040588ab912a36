import './index.css';

// What is exported here after this line takes the place of the component of that name.
export * from 'lectern/theme';
