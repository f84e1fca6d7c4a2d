import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Welcome } from './screens/welcome/welcome.tsx';
import './page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <Welcome />
  </StrictMode>,
);
