// Vendure set up as in its documentation, with 60 products: a child process of the bench, in its own folder.
import { bootstrap, dummyPaymentHandler, LanguageCode } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const { FOLDER = '', PORT = '0', HOST = '127.0.0.1', PRODUCTS = '60' } = process.env;
// With a write-ahead log that survives a power failure, like the product.
const DATABASE = { type: 'better-sqlite3', database: join(FOLDER, 'vendure.sqlite'), enableWAL: true };

const config = {
  apiOptions: {
    port: Number(PORT),
    hostname: HOST,
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
    cors: false,
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
    cookieOptions: { secret: randomUUID() },
  },
  dbConnectionOptions: { ...DATABASE, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [],
};

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const TEXT =
  'Classroom lessons, practice under supervision and a written test, with the forms that an inspector asks for.';
const products = Array.from({ length: Number(PRODUCTS) }, (_, index) =>
  [
    `Forklift Operator ${index}`,
    `forklift-${index}`,
    TEXT,
    '',
    '',
    '',
    '',
    `FL-${index}`,
    '149.50',
    'standard',
    1_000_000,
    'true',
    '',
    '',
  ]
    .map((cell) => `"${cell}"`)
    .join(','),
);
const file = join(FOLDER, 'products.csv');
await writeFile(
  file,
  [
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
    ...products,
  ].join('\n'),
);

const filling = await populate(() => bootstrap(config), initialData, file);
await filling.close();
const app = await bootstrap({ ...config, dbConnectionOptions: DATABASE });
const { port } = app.getHttpServer().address();
console.log(`Listening on http://${HOST}:${port}`);
