import { Navigate, Route, Routes } from 'react-router-dom';

import { paths } from '../paths';
import { routes } from './routes';
import { SiteLayout } from './SiteLayout';

/** The table of routes as the router wants it; any other path leads home. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
