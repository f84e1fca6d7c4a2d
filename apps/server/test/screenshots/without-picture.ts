/** Addresses of the router that no picture shows. Two of them only lead elsewhere. */
export function withoutPicture(router: string, paths: readonly string[]): readonly string[] {
  const routes = [...router.matchAll(/path: '([^']+)'/g)].map(([, route = '']) => route);
  const shown = paths.map((path) => path.replace(/[?#].*$/, ''));
  const isShown = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
    return shown.some((path) => pattern.test(path));
  };
  return routes.filter((route) => !['/', '/app'].includes(route) && !isShown(route));
}
