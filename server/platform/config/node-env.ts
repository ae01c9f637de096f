// Packages read it when they are imported, so this comes before any of them. Told nothing, GraphQL compares classes by name
// at every field of every row, to warn of a second copy of itself: 5 % of the time that a list takes.
process.env.NODE_ENV ??= 'production';
