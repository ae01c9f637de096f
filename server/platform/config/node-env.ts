// Must be imported before any package, because packages read NODE_ENV on import. Without it, GraphQL compares classes by
// name at every field of every row, to warn of a second copy of itself: 5 % of the time of a list.
process.env.NODE_ENV ??= 'production';
